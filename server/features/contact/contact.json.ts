import { propertiesOf, RestObject } from '../../platform/rest/rest-object.js';
import { SentContactMessage } from './contact-message.type.js';

export const SENT_MESSAGE = new RestObject('SentContactMessage', propertiesOf(SentContactMessage));
