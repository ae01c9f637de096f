// Loaded into a server: tells the bench how much processor time its process has used, in microseconds.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
