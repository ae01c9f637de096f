import { Field } from 'type-graphql';
import { all, AtMost, Optional, Pattern } from '../../platform/validation/rules.js';
import { CREW_TEXTS } from './crew.texts.js';
import { MAX_PURCHASE_ORDER_LENGTH, PURCHASE_ORDER } from './purchase-order.rules.js';

/** An optional purchase order number. */
export const PurchaseOrder = (
  description = 'Purchase order number, up to 40 characters.',
): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description }),
    Optional(),
    Pattern(PURCHASE_ORDER, CREW_TEXTS.notAPurchaseOrder),
    AtMost(MAX_PURCHASE_ORDER_LENGTH),
  );
