import { configure } from '@testing-library/react';

// Screens are loaded when they are first shown, and a busy machine takes its time: waiting longer hides no failure.
configure({ asyncUtilTimeout: 5000 });
