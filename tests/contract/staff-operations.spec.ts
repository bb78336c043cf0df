import { isForStaff, testedOperations } from './cases/index.ts';
import { describeOperations } from './checks/describe-operations.ts';

describeOperations('staff operation', testedOperations.filter(isForStaff));
