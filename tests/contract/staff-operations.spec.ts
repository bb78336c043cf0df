import { isForStaff, testedOperations } from './cases/index.ts';
import { describeOperations } from './checks/describe-operations.ts';

describeOperations('public operation for staff', testedOperations.filter(isForStaff));
