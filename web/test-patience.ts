import { configure } from '@testing-library/react';

// Screens are loaded on demand, which takes long on a busy machine; waiting longer hides no failure.
configure({ asyncUtilTimeout: 5000 });
