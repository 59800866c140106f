/** In the order of the city picker. */
export const presetCities = [
  { name: 'Ahmedabad', latitude: 23.0258, longitude: 72.5873 },
  { name: 'Bangalore', latitude: 12.9719, longitude: 77.5937 },
  { name: 'Chennai', latitude: 13.0878, longitude: 80.2785 },
  { name: 'Cochin', latitude: 9.9399, longitude: 76.2602 },
  { name: 'Delhi', latitude: 28.6519, longitude: 77.2315 },
  { name: 'Hyderabad', latitude: 17.384, longitude: 78.4564 },
  { name: 'Kolkata', latitude: 22.5626, longitude: 88.363 },
  { name: 'Lucknow', latitude: 26.8393, longitude: 80.9231 },
  { name: 'Mumbai', latitude: 19.0728, longitude: 72.8826 },
  { name: 'Warangal', latitude: 18, longitude: 79.5833 },
] as const;

export type PresetCityName = (typeof presetCities)[number]['name'];
