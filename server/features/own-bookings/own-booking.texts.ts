import type { MessageText } from '../../platform/i18n/message.js';

/** Above the limit of a guest's changes. */
export const TOO_MANY_CHANGES: MessageText = {
  en: 'Many changes were made in a short time. To change more now, call us at {phone}',
  es: 'Se hicieron muchos cambios en poco tiempo. Para hacer más cambios ahora, llámenos al {phone}',
};
