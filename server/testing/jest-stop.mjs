export default async function stop() {
  await globalThis.stopPostgres?.();
}
