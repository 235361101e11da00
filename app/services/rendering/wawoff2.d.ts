/** Types of the one file of wawoff2 that is used; the package has none. */
declare module 'wawoff2/build/decompress_binding.js' {
  const decoder: {
    /** Called once, when the decoder is ready. */
    onRuntimeInitialized: () => void;
    /** False if the bytes are no WOFF2 font. */
    decompress(bytes: Uint8Array): Uint8Array | false;
  };
  export default decoder;
}
