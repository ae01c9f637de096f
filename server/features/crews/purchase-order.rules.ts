/** Characters of a purchase order number. */
export const MAX_PURCHASE_ORDER_LENGTH = 40;

/**
 * Letters, digits, spaces and - / # . _ : & with at least one digit. No web address, because the number is put into mails to
 * unconfirmed addresses: no period before two letters ('P.O. 4711' is valid), no two slashes, no four numbers with periods.
 */
export const PURCHASE_ORDER =
  /^(?=.*\p{Nd})(?!.*(?:[\p{L}\p{M}\p{Nd}_-]\.[\p{L}\p{M}]{2}|\/\/|\p{Nd}(?:\.\p{Nd}+){3}))[\p{L}\p{M}\p{Nd} \-/#._:&]+$/u;
