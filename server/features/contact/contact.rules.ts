import { foldForSearch, foldWordsForSearch } from '../../platform/database/search.js';
import { phoneDigits } from '../../platform/validation/phone.js';

/** What the office finds a message by: `searchText` on the page of messages, `senderSearch` in the console's search. */
export function messageSearchTexts({
  name,
  email,
  phone,
  message,
}: {
  name: string;
  email: string;
  phone: string | null;
  message: string;
}): { searchText: string; senderSearch: string } {
  const sender = [name, email, phoneDigits(phone ?? '')];
  return { searchText: foldForSearch(...sender, message), senderSearch: foldWordsForSearch(...sender) };
}
