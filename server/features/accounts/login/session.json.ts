import { propertiesOf, RestObject } from '../../../platform/rest/rest-object.js';
import { RegisterInput } from '../account.input.js';
import { Session, SessionUser } from './session.type.js';

const USER = new RestObject(
  'SessionUser',
  propertiesOf(SessionUser, { firstName: 'firstName', lastName: 'lastName' }, [RegisterInput]),
);

export const SESSION = new RestObject('Session', propertiesOf(Session, { user: { as: USER } }));
