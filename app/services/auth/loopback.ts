/** Whether a socket's address is this machine. */

/** IPv4, IPv6 and IPv4 written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
