import { isForStaff, testedOperations } from './cases/index.ts';
import { describeOperations } from './checks/describe-operations.ts';

describeOperations(
  'public operation for customers and visitors',
  testedOperations.filter((tested) => !isForStaff(tested)),
);
