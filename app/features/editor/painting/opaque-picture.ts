/** Whether a picture file can't contain transparent pixels: judged by its first bytes, without decoding it. */

/** A PNG says within this many bytes whether it has alpha, unless it begins with large comments: then it is unknown. */
const HEAD = 4096;

/** True if every pixel is certainly opaque; false also if that is unknown. */
export async function isOpaqueFile(file: Blob): Promise<boolean> {
  return isOpaqueHead(new DataView(await file.slice(0, HEAD).arrayBuffer()));
}

/** The same for the first bytes of a file: JPEG, PNG or WebP. */
export function isOpaqueHead(head: DataView): boolean {
  if (head.byteLength < 30) return false;
  if (head.getUint16(0) === 0xffd8) return true;
  if (tag(head, 1, 3) === 'PNG') return isOpaquePng(head);
  return tag(head, 0, 4) === 'RIFF' && tag(head, 8, 4) === 'WEBP' && isOpaqueWebp(head);
}

function isOpaquePng(head: DataView): boolean {
  const colors = head.getUint8(25);
  // Grey, colors or a palette, without an alpha channel; a chunk before the pixels may still name transparent colors.
  if (colors !== 0 && colors !== 2 && colors !== 3) return false;
  for (let at = 8; at + 8 <= head.byteLength; at += 12 + head.getUint32(at)) {
    const chunk = tag(head, at + 4, 4);
    if (chunk === 'IDAT') return true;
    if (chunk === 'tRNS') return false;
  }
  return false;
}

function isOpaqueWebp(head: DataView): boolean {
  switch (tag(head, 12, 4)) {
    case 'VP8 ':
      return true;
    case 'VP8L':
      // After the signature byte: 14 bits of width, 14 of height, then whether alpha is used.
      return (head.getUint8(24) & 0x10) === 0;
    case 'VP8X':
      return (head.getUint8(20) & 0x10) === 0;
    default:
      return false;
  }
}

function tag(head: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => head.getUint8(at + index)));
}
