import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useLogOut } from '../../features/accounts/use-session';
import { otherLanguage } from '../../i18n/language';
import { useLocale } from '../../i18n/use-locale';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary';
import { lazyComponent } from '../../ui/loading/lazy-component';
import { useLanguageSwitch } from '../use-language-switch';
import { consoleCommands, type ConsoleAction, type ConsoleCommand } from './console-commands';
import type { Theme } from './use-theme';

const loadDialog = () => import('../../features/search/SearchDialog');
const SearchDialog = lazyComponent(() => loadDialog().then((m) => m.SearchDialog<ConsoleCommand>)).Component;

type LanguageOutcome = 'switched' | 'failed';

interface ConsoleSearchProps {
  isOpen: boolean;
  theme: Theme;
  onToggleTheme: () => void;
  onLanguage: (outcome: LanguageOutcome) => void;
  onOpen: (isOpen: boolean) => void;
  /** The chunk could not be loaded. */
  onFailed: () => void;
}

type Chosen = { to: string } | { action: ConsoleAction };

/** The global search, on every page of the console. */
export function ConsoleSearch({ isOpen, onOpen, onFailed, ...page }: ConsoleSearchProps) {
  const intl = useIntl();
  const commands = useMemo(() => consoleCommands(intl, page.theme), [intl, page.theme]);
  // A new object for each choice, so that the same choice can be repeated.
  const [chosen, setChosen] = useState<{ what: Chosen }>();

  const [typedEarly, setTypedEarly] = useState('');
  const close = () => {
    setTypedEarly('');
    onOpen(false);
  };

  useEffect(() => {
    // Preloads the dialog.
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {isOpen && (
        <ErrorBoundary fallback={() => <SearchFailed onFailed={onFailed} />}>
          <Suspense fallback={<EarlyKeys onType={setTypedEarly} onEscape={close} />}>
            <SearchDialog
              commands={commands}
              typedEarly={typedEarly}
              onClose={close}
              onChoose={(what) => {
                close();
                setChosen({ what: 'command' in what ? what.command : what });
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {chosen && <CommandRunner chosen={chosen} {...page} />}
    </>
  );
}

interface EarlyKeysProps {
  onType: (change: (typed: string) => string) => void;
  onEscape: () => void;
}

/** Keeps what is typed before the dialog is loaded. */
function EarlyKeys({ onType, onEscape }: EarlyKeysProps) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key.length === 1) onType((typed) => typed + key);
      else if (key === 'Backspace') onType((typed) => typed.slice(0, -1));
      else if (key === 'Escape') onEscape();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  });
  return null;
}

function SearchFailed({ onFailed }: Pick<ConsoleSearchProps, 'onFailed'>) {
  useEffect(() => onFailed(), [onFailed]);
  return null;
}

interface CommandRunnerProps extends Pick<ConsoleSearchProps, 'onToggleTheme' | 'onLanguage'> {
  chosen: { what: Chosen };
}

/**
 * Navigates through a link or button in the page, so that unsaved changes are asked about first. It stays in the page,
 * to be clicked again after the confirmation.
 */
function CommandRunner({ chosen, onToggleTheme, onLanguage }: CommandRunnerProps) {
  const { language } = useLocale();
  const logOut = useLogOut();
  const switchTo = useLanguageSwitch({
    onFailure: () => onLanguage('failed'),
    onSuccess: () => onLanguage('switched'),
  });
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (link.current ?? button.current)?.click(), [chosen]);

  const { what } = chosen;
  if ('to' in what) return <Link ref={link} to={what.to} hidden tabIndex={-1} />;
  const actions: Record<ConsoleAction, () => void> = {
    theme: onToggleTheme,
    language: () => void switchTo(otherLanguage(language)),
    logOut,
  };
  const leaves = what.action === 'logOut' ? { 'data-leaves': '' } : {};
  return <button ref={button} type="button" hidden {...leaves} onClick={actions[what.action]} />;
}
