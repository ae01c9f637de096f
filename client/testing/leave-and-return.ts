import { act } from '@testing-library/react';

/** The visitor uses another tab for an hour. */
export async function leaveAndReturn(): Promise<void> {
  const later = Date.now() + 3_600_000;
  for (const isHidden of [true, false])
    await act(async () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
      jest.spyOn(Date, 'now').mockReturnValue(later);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
}
