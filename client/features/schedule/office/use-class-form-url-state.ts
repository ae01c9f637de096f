import { useEffect } from 'react';

import { useUrlParams } from '../../../ui/office/use-url-params';

const forms = ['edit', 'copy'] as const;
/** The form that is open on the page of a class. */
export type ClassFormName = (typeof forms)[number];

/** Keeps the open form of a class in the URL, for reloads and shared links; Back closes it. */
export function useClassFormUrlState() {
  const [params, write] = useUrlParams();
  const form = forms.find((each) => params.has(each));
  // After the form and any dialog above it are unmounted.
  useEffect(() => {
    const button = form && document.getElementById(`class-${form}`);
    return button ? () => button.focus() : undefined;
  }, [form]);
  return {
    form,
    open: (opened: ClassFormName) =>
      write((next) => {
        for (const each of forms) next.delete(each);
        next.set(opened, '');
      }),
    close: () =>
      write((next) => {
        for (const each of forms) next.delete(each);
      }),
  };
}
