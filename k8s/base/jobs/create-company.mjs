// @ts-check
// Creates the company and its first administrator in an empty shop. A shop that has a company is left as it is.

const {
  USER_URL = 'http://user:8080',
  BOOTSTRAP_TOKEN = '',
  SITE_NAME = '',
  SITE_COMPANY_NAME = '',
  SITE_COMPANY_ADDRESS = '',
  SITE_COMPANY_GSTIN = '',
  SITE_COMPANY_FSSAI = '',
  SITE_SUPPORT_PHONE = '',
  SITE_SUPPORT_MAIL = '',
  SITE_GRIEVANCE_OFFICER = '',
  SITE_CARE_NUMBER = '',
  ROUND_TO_RUPEE = 'yes',
  ADMINISTRATOR_MOBILE = '',
  ADMINISTRATOR_NAME = '',
} = process.env;

const response = await fetch(`${USER_URL}/v1/create-company`, {
  method: 'POST',
  headers: {
    authorization: `Bootstrap ${BOOTSTRAP_TOKEN}`,
    'content-type': 'application/json',
    'idempotency-key': 'create-company',
  },
  body: JSON.stringify({
    Name: SITE_COMPANY_NAME,
    Brand: SITE_NAME,
    Address: SITE_COMPANY_ADDRESS,
    StateCode: SITE_COMPANY_GSTIN.slice(0, 2),
    GSTIN: SITE_COMPANY_GSTIN,
    Fssai: SITE_COMPANY_FSSAI,
    SupportPhone: SITE_SUPPORT_PHONE,
    SupportMail: SITE_SUPPORT_MAIL,
    CareNumber: SITE_CARE_NUMBER,
    GrievanceOfficer: SITE_GRIEVANCE_OFFICER,
    RoundToRupee: ROUND_TO_RUPEE !== 'no',
    AdministratorMobile: ADMINISTRATOR_MOBILE,
    AdministratorName: ADMINISTRATOR_NAME,
  }),
  signal: AbortSignal.timeout(10_000),
});
const text = await response.text();
const [result] = response.ok ? JSON.parse(text) : [];
const isDone = result?.Error === 0 || result?.Code === 'company-exists';
process.stdout.write(
  isDone
    ? `company: ${result.Code || 'created'}\n`
    : `company was not created: ${response.status} ${text.slice(0, 400)}\n`,
);
process.exitCode = isDone ? 0 : 1;
