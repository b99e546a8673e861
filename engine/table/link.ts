/**
 * One end of a connection between a screen and the host, whatever carries it. Texts arrive whole, in the order they were sent, or
 * the link ends. A link that is still opening keeps what is sent until it is open.
 */
export interface Link {
  send(text: string): void;
  close(): void;
  /** Called once. `onClose` when the other end or the network ended the link; what came before `listen` is not lost. */
  listen(onText: (text: string) => void, onClose: () => void): void;
}
