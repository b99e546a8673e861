export { Fault as ErrorBoundary, Root as default } from '../shell/Root';
