import type { ComponentPropsWithRef } from 'react';

import { Button } from '../../elements/Button';

interface AddButtonProps extends Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick' | 'children'> {
  form: { newForm: string | undefined; isOpen: boolean };
}

/** Opens the form for a new record, in the head of a page with a list. */
export function AddButton({ form, ...button }: AddButtonProps) {
  return (
    <Button
      {...button}
      size="small"
      variant={form.isOpen ? 'secondary' : 'primary'}
      data-leaves
      aria-expanded={form.newForm !== undefined}
    />
  );
}
