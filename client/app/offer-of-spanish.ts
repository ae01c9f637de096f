import { createContext, createElement, useContext, type ReactNode } from 'react';

import { mayWantSpanish } from '../i18n/language-choice';

export interface SpanishOfferProps {
  onFailure: () => void;
  /** The offer was taken or turned down, and is gone with the focus that was in it. */
  onAnswer: () => void;
}

type RenderOffer = (props: SpanishOfferProps) => ReactNode;

/** The line that offers Spanish; nothing where it is not loaded. */
export const SpanishOfferContext = createContext<RenderOffer>(() => undefined);

/** Where the offer stands. */
export function SpanishOfferPlace(props: SpanishOfferProps): ReactNode {
  return useContext(SpanishOfferContext)(props);
}

/** Brings the offer for the first paint, and only to those it may be made to. A site without it is better than none. */
export async function loadSpanishOffer(): Promise<RenderOffer> {
  if (mayWantSpanish()) {
    try {
      const { SpanishOffer } = await import('./SpanishOffer');
      return (props) => createElement(SpanishOffer, props);
    } catch {
      // As for everybody else.
    }
  }
  return () => undefined;
}
