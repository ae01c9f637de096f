// Preloaded into each child process, so that it ends with the bench, even if the bench is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
