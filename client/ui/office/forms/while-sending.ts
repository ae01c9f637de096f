import type { SyntheticEvent } from 'react';

const ignore = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Props of a form that is closed once its values are accepted: while they are being sent, it ignores input, which would
 * be lost. Its fields are not disabled, because a disabled field loses the focus.
 */
export const whileSending = (isBusy: boolean) => ({ onChangeCapture: isBusy ? ignore : undefined });
