import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { useNearViewport } from './use-near-viewport';

let comeNear: () => void;

class Observer implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(report: IntersectionObserverCallback) {
    comeNear = () => report([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }

  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

function Part() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useNearViewport(element, 8000) ? 'near' : 'far'}</p>;
}

const { IntersectionObserver } = window;
beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = Observer;
  render(<Part />);
});
afterEach(() => {
  jest.useRealTimers();
  window.IntersectionObserver = IntersectionObserver;
});

it('is true as soon as the element is near the viewport', () => {
  act(() => comeNear());
  expect(screen.getByText('near')).toBeTruthy();
});

it('is true after the time although the element is not near the viewport', () => {
  act(() => jest.advanceTimersByTime(7999));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('near')).toBeTruthy();
});
