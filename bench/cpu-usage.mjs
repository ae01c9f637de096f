// Preloaded into a server: reports the CPU time of its process to the bench, in microseconds.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
