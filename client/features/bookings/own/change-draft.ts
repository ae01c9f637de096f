import { changeForm } from './change-form';
import { draftsOf } from './form-draft';

/** By booking. */
export const changeDrafts = draftsOf(changeForm, 'own-change');
