// Loaded into what the bench starts: nothing is left running, also when the bench itself is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
