/** For the log-in page, which the guard displays after the session has ended. */
let isLoggedOutEverywhere = false;

export const wasLoggedOutEverywhere = () => isLoggedOutEverywhere;

export function noteLogOutEverywhere(noted: boolean): void {
  isLoggedOutEverywhere = noted;
}
