import { useUrlParams, type FormParam } from '../lists/use-url-params';

/** A form in the URL: a parameter, or one of its values. */
type UrlForm = FormParam | `${FormParam}=${string}`;

const partsOf = (form: string): [name: string, value: string] => {
  const [name = '', value = ''] = form.split('=');
  return [name, value];
};

/**
 * Keeps the open form of a page in the URL, for reloads and shared links; Back closes it.
 * @param forms the forms of the page
 * @param details further parameters of a form, removed together with it
 */
export function useFormUrlState<Name extends UrlForm>(
  forms: readonly Name[],
  details: readonly string[] = [],
) {
  const [params, change] = useUrlParams();
  const form = forms.find((each) => {
    const [name, value] = partsOf(each);
    return params.get(name) === value;
  });
  const clear = (next: URLSearchParams) => {
    for (const name of [...forms.map((each) => partsOf(each)[0]), ...details]) next.delete(name);
  };
  return {
    form,
    open: (opened: Name) => {
      if (opened === form) return;
      change((next) => {
        clear(next);
        next.set(...partsOf(opened));
      });
    },
    /** Replaces the history entry, so that Back does not open the form again. */
    close: () => {
      if (form) change(clear, { replace: true });
    },
  };
}
