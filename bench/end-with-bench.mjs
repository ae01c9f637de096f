// Preloaded into each child process, so that none survives the bench, even if it is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
