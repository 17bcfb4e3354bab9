/** What is said instead of a code of an item that American export law does not reach. */
export const outsideEarZh = '不受 EAR 管辖'
