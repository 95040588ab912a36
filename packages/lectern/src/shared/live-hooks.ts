/** Hooks that have no effect in static content: their state and effects no longer exist when a reader sees the page. */
export const LIVE_HOOKS = [
  'useActionState',
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
] as const;
