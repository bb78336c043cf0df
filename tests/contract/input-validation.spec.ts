import type { CartResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApi, callApiOk } from '../support/api/call-api.ts';
import { createCustomer } from '../support/api/customers.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import {
  fillCart,
  holdSlot,
  orderBody,
  placeOrder,
  readCart,
  waitForOrder,
} from '../support/api/shopping.ts';
import { createFixture, testedOperations, toApiRequest, type Fixture } from './cases/index.ts';

describe('input validation', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture();
  });

  it('accepts an order from a device that still sends an unknown company id', async () => {
    const purchase = { ...(await fixture.createPurchase()), ...(await createCustomer()) };
    const { buyer, addressId, slot } = purchase;
    await fillCart(buyer, [fixture.goods], slot.Date);
    const query = {
      UserId: String(buyer.userId),
      CompanyId: '77',
      AddressId: String(addressId),
      SlotId: String(slot.Id),
    };
    const token = await eventually(
      async () =>
        (await callApiOk<CartResponse>({ path: '/api/Cart', query, token: buyer.token })).Quote
          ?.Token,
      { missing: 'a quote' },
    );
    const hold = await holdSlot(purchase, token);
    const placed = await placeOrder(buyer, {
      ...orderBody(purchase, token, hold.Id),
      CompanyId: 78,
    });
    expect(await waitForOrder(buyer, placed.Id, { states: [3] })).toMatchObject({ CompanyId: 1 });
  });

  it('refuses another mobile in a profile and names the field', async () => {
    const { userId, token } = fixture.customer;
    const [refused] = await callApiOk<readonly { Code: string; Message: string }[]>({
      method: 'POST',
      path: '/api/UserRegister',
      body: { UserId: userId, Name: 'Asha Test', Mobile: uniqueMobile() },
      token,
    });
    expect(refused).toMatchObject({
      Code: 'mobile-not-yours',
      Message: expect.stringContaining('Mobile') as string,
    });
  });

  it('ignores a price, a total and a role that a client sends', async () => {
    const { customer, goods, deliveryDate } = fixture;
    const tested = testedOperations.find(
      ({ operation }) => operation.operationId === 'upload-cart-line',
    );
    if (!tested) throw new Error('the contract has no upload-cart-line');
    const { body } = await tested.operationCase.buildInput(fixture);
    const response = await callApi({
      ...toApiRequest(
        tested.operation,
        {
          body: {
            ...(body as object),
            Rate: 0.01,
            Total: 0.01,
            Role: 'staff',
            PartyId: 1,
            __proto__: { isAdmin: true },
          },
        },
        customer,
      ),
    });
    expect(response.status).toBe(200);
    const [stock] = await callApiOk<readonly { Stock: number }[]>({
      path: '/api/Cart',
      query: {
        companyId: '1',
        itemId: String(goods.itemId),
        unitId: String(goods.unitId),
        PDate: deliveryDate,
        UserId: '0',
      },
    });
    const line = (await readCart(customer, deliveryDate)).Lines.find(
      ({ UnitId }) => UnitId === goods.unitId,
    );
    const unit = fixture.item.Units.find(({ UnitId }) => UnitId === goods.unitId);
    expect({ rate: line?.Rate, stock: (stock?.Stock ?? 0) > 0 }).toEqual({
      rate: unit?.Rate,
      stock: true,
    });
  });
});
