import { useWatch, type Control, type UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';

import { Checkbox } from '../../ui/Checkbox';
import { formMessages } from '../../ui/form.messages';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { fieldMessages, informationMessages } from './booking-form.messages';
import type { BookingField, BookingValues } from './booking-values';
import styles from './AccountFields.module.css';

interface AccountFieldsProps {
  control: Control<BookingValues>;
  fieldProps: (name: BookingField) => UseFormRegisterReturn & { id: string; error: string | undefined };
  passwordsLost: boolean;
}

/** The offer of an account, and its password when it is taken up. */
export function AccountFields({ control, fieldProps, passwordsLost }: AccountFieldsProps) {
  const intl = useIntl();
  const wantsAccount = useWatch({ control, name: 'createAccount' });
  return (
    <>
      <Checkbox
        {...fieldProps('createAccount')}
        label={
          <>
            <FormattedMessage {...fieldMessages.createAccount} />{' '}
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
            {...fieldProps('password')}
            label={intl.formatMessage(fieldMessages.password)}
            hint={intl.formatMessage(informationMessages.passwordHint)}
            autoComplete="new-password"
          />
          <PasswordField
            {...fieldProps('confirmPassword')}
            label={intl.formatMessage(fieldMessages.confirmPassword)}
            autoComplete="new-password"
          />
        </div>
      )}
    </>
  );
}
