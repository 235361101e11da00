/** Colors of leaves, meadows and firs in each season. */

export const LEAVES = {
  spring: ['#8cc26b', '#b8d66c', '#f4b6c8', '#6fae63'],
  summer: ['#4f9a55', '#6db35a', '#3d7f4c', '#83bd5c'],
  autumn: ['#d9772b', '#e8a33b', '#b5432c', '#c98f2f'],
  winter: ['#9fb4bd', '#c4d3d8', '#86a0ac', '#e8f0f2'],
} as const;
export const MEADOW = { spring: '#8fc46d', summer: '#7bb45a', autumn: '#c79a45', winter: '#e9f1f5' } as const;
export const FIR = { spring: '#2f6650', summer: '#27594a', autumn: '#2f5547', winter: '#4a7480' } as const;
