import { createContext, useContext } from 'react';
import type { Call } from './client.ts';

export const CallContext = createContext<Call | null>(null);

export function useCall(): Call {
  const call = useContext(CallContext);
  if (!call) throw new Error('useCall needs a CallContext');
  return call;
}
