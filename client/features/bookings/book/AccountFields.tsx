import { FormattedMessage, useIntl } from 'react-intl';

import { Checkbox } from '../../../ui/forms/Checkbox';
import { formMessages } from '../../../ui/forms/form.messages';
import { Notice } from '../../../ui/elements/Notice';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { informationMessages } from './booking-form.messages';
import type { BookingFormState } from './booking-fields';
import styles from './AccountFields.module.css';

interface AccountFieldsProps {
  form: BookingFormState;
  passwordsLost: boolean;
}

/** The choice to create an account, with its password. */
export function AccountFields({ form, passwordsLost }: AccountFieldsProps) {
  const intl = useIntl();
  const { text, box } = form;
  const wantsAccount = form.values.createAccount;
  return (
    <>
      <Checkbox
        {...box('createAccount')}
        label={
          <>
            {box('createAccount').label}{' '}
            <span className={styles.optional}>
              <FormattedMessage {...formMessages.optional} />
            </span>
          </>
        }
      />
      {wantsAccount && (
        <div className={styles.reveal}>
          {passwordsLost && (
            <Notice>
              <p>
                <strong>
                  <FormattedMessage {...informationMessages.passwordsNotKept} />
                </strong>
              </p>
              <p>
                <FormattedMessage {...informationMessages.passwordsNotKeptBody} />
              </p>
            </Notice>
          )}
          <PasswordField
            {...text('password')}
            hint={intl.formatMessage(informationMessages.passwordHint)}
            autoComplete="new-password"
          />
          <PasswordField {...text('confirmPassword')} autoComplete="new-password" />
        </div>
      )}
    </>
  );
}
