import { useEffect, useState, type RefObject } from 'react';

/** True once the element has been near the viewport, or after `latestMs`. */
export function useNearViewport(element: RefObject<Element | null>, latestMs: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(target);
    const timer = setTimeout(() => setIsNear(true), latestMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, isNear, latestMs]);
  return isNear;
}
