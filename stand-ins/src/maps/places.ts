/** Degrees of a place in the middle of a pincode. */
interface KnownPlace {
  readonly postalCode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const knownPlaces: readonly KnownPlace[] = [
  { postalCode: '560001', country: 'IN', latitude: 12.976, longitude: 77.603 },
  { postalCode: '560022', country: 'IN', latitude: 13.023, longitude: 77.546 },
  { postalCode: '560034', country: 'IN', latitude: 12.93, longitude: 77.624 },
  { postalCode: '560066', country: 'IN', latitude: 12.97, longitude: 77.75 },
  { postalCode: '560100', country: 'IN', latitude: 12.845, longitude: 77.66 },
  { postalCode: '600001', country: 'IN', latitude: 13.094, longitude: 80.286 },
  { postalCode: '600017', country: 'IN', latitude: 13.041, longitude: 80.234 },
  { postalCode: '110001', country: 'IN', latitude: 28.631, longitude: 77.216 },
  { postalCode: '400001', country: 'IN', latitude: 18.938, longitude: 72.835 },
  { postalCode: 'SW1A 1AA', country: 'GB', latitude: 51.501, longitude: -0.142 },
  { postalCode: 'EC2N 2DB', country: 'GB', latitude: 51.517, longitude: -0.082 },
];

const maxDistanceKm = 15;
const kmPerDegree = 111;

/** Near enough for distances of a few kilometres. */
const distanceKm = (place: KnownPlace, latitude: number, longitude: number): number =>
  kmPerDegree *
  Math.hypot(
    place.latitude - latitude,
    (place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180),
  );

export const findNearestPlace = (latitude: number, longitude: number): KnownPlace | undefined =>
  knownPlaces
    .map((place) => ({ place, km: distanceKm(place, latitude, longitude) }))
    .filter(({ km }) => km <= maxDistanceKm)
    .sort((a, b) => a.km - b.km)[0]?.place;
