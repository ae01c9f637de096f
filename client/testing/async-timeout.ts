import { configure } from '@testing-library/react';

// Avoids timeouts on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
